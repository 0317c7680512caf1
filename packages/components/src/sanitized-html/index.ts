export { sanitizeHtml, SanitizedHtml, type SanitizedHtmlProps } from './sanitized-html';
