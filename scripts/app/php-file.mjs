/**
 * Returns a PHP file that returns a value of texts, numbers, booleans, null, lists and objects, in WordPress's coding style;
 * it prints nothing when opened directly. `says` describes its contents.
 */
export function phpReturning(value, says) {
	return `<?php
/**
 * ${says}
 *
 * @package StoreAnalytics
 */

defined( 'ABSPATH' ) || exit;

return ${php(value, '')};
`;
}

function php(value, indent) {
	if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
	if (typeof value !== 'object' || value === null) return String(value);
	const entries = Object.entries(value);
	if (entries.length === 0) return 'array()';
	const deeper = `${indent}\t`;
	const names = Array.isArray(value) ? [] : entries.map(([key]) => php(key, ''));
	const width = Math.max(...names.map((name) => name.length));
	const lines = entries.map(([, member], index) => {
		const name = names[index] ? `${names[index].padEnd(width)} => ` : '';
		return `${deeper}${name}${php(member, deeper)},\n`;
	});
	return `array(\n${lines.join('')}${indent})`;
}
