export { WebPreview, type WebPreviewProps } from './web-preview';
