import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordPressFiles } from '../../../wordpress/support/builds';

/** WordPress's own style sheet of a version, in both directions of writing. */
export interface CoreSheet {
	/** Where it is from: `6.6`, or the folder of WORDPRESS_DIR. */
	readonly name: string;
	readonly ltr: string;
	readonly rtl: string;
}

/**
 * The sheets of `wp-components`: of the WordPress versions that npm has, and of the one in WORDPRESS_DIR where that is set.
 */
export function coreSheets(): CoreSheet[] {
	const own = process.env['WORDPRESS_DIR'];
	return [
		readSheet('6.5', wordPressFiles('6.5')),
		readSheet('6.6', wordPressFiles('6.6')),
		...(own ? [readSheet(own, own)] : []),
	];
}

function readSheet(name: string, wordPress: string): CoreSheet {
	const folder = path.join(wordPress, 'wp-includes/css/dist/components');
	const read = (sheet: string) => readFileSync(path.join(folder, `${sheet}.min.css`), 'utf8');
	return { name, ltr: read('style'), rtl: read('style-rtl') };
}
