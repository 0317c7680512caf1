import path from 'node:path';

/** What names of exported files contain besides a shop: kinds of files, dates and other numbers. */
const NO_NAME =
	/^(?:wc|woocommerce|analytics|reports?|orders?|customers?|products?|exports?|files?|csv|zip|downloads?|[^\p{L}]+)$/iu;

/** Proposes a name for a shop whose files do not contain one: what the name of the file or folder says; '' if nothing. */
export function titleFrom(place: string): string {
	const name = path.basename(path.resolve(place)).replace(/\.(?:zip|csv)$/i, '');
	const words = name.split(/[\s_-]+/).filter((word) => word !== '' && !NO_NAME.test(word));
	const [first = '', ...others] = words.join(' ').slice(0, 100);
	return first.toLocaleUpperCase() + others.join('');
}
