/** Headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'same-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
};

/**
 * The Content-Security-Policy: our own files, and inline scripts with this page's nonce. `stylesItself`: its scripts
 * write style sheets, as WordPress's components do.
 */
export function contentSecurityPolicy(scriptNonce: string, stylesItself = false): string {
	return [
		"default-src 'none'",
		`script-src 'self' 'nonce-${scriptNonce}'`,
		`style-src 'self'${stylesItself ? " 'unsafe-inline'" : ''}`,
		// Charts and tables position elements with style attributes.
		"style-src-attr 'unsafe-inline'",
		// Product pictures and avatars are on the shop's own host.
		"img-src 'self' data: blob: http: https:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join('; ');
}
