import { readFile } from 'node:fs/promises';

/** Libraries that a page loads only for extensions that require them, in load order. */
export const LIBRARIES = [
	'lodash',
	'url',
	'wordpress-components',
	'experimental',
	'customer-effort-score',
] as const;
export type Library = (typeof LIBRARIES)[number];

/** How a script refers to a library: object, property, and its handle in a built script’s `.asset.php`. */
const names: Readonly<Record<Library, readonly [object: string, member: string, handle: string]>> =
	{
		lodash: ['window', 'lodash', 'lodash'],
		url: ['wp', 'url', 'wp-url'],
		'wordpress-components': ['wp', 'components', 'wp-components'],
		experimental: ['wc', 'experimental', 'wc-experimental'],
		'customer-effort-score': ['wc', 'customerEffortScore', 'wc-customer-effort-score'],
	};

/**
 * The libraries that extensions’ scripts require: in their text, or in the `.asset.php` that WordPress’s build tools
 * write beside them. An unreadable file requires none.
 */
export async function librariesNamedIn(scripts: readonly string[] = []): Promise<Library[]> {
	const read = (file: string) => readFile(file, 'utf8').catch(() => '');
	const texts = await Promise.all(scripts.map(read));
	const assets = await Promise.all(
		scripts.map((file) => read(file.replace(/\.js$/, '.asset.php'))),
	);
	const named = LIBRARIES.filter(
		(library) =>
			texts.some((text) => isNamed(text, library)) ||
			assets.some((asset) => new RegExp(`['"]${names[library][2]}['"]`).test(asset)),
	);
	// Its modal and buttons come from WordPress.
	const needsComponents = named.includes('experimental');
	return LIBRARIES.filter(
		(library) => named.includes(library) || (needsComponents && library === 'wordpress-components'),
	);
}

function isNamed(text: string, library: Library): boolean {
	const [object, member] = names[library];
	if (object === 'window') return new RegExp(`\\b${member}\\b`).test(text);
	// wp.components · wp?.components · wp["components"] · window["wp"]["components"]
	const access = `\\b${object}(["']\\s*\\])?\\s*(\\?\\.)?\\s*(\\.|\\[\\s*["'\`])?\\s*(?<=[.[]\\s*["'\`]?)${member}\\b`;
	// const { components } = wp · const { components: { Button } } = window.wp
	const taken = `\\b${member}\\b[^;=]*\\}\\s*=\\s*(\\w+\\s*\\.\\s*)?${object}\\b`;
	return new RegExp(`${access}|${taken}`).test(text);
}
