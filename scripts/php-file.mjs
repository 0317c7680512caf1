/** A PHP file that returns a value of texts, numbers, booleans, lists and objects; empty when opened by its address. */
export function phpReturning(value) {
	return `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn ${php(value, '')};\n`;
}

function php(value, indent) {
	if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
	if (typeof value !== 'object') return String(value);
	const entries = Object.entries(value);
	if (entries.length === 0) return 'array()';
	const deeper = `${indent}\t`;
	const lines = entries.map(([key, member]) => {
		const name = Array.isArray(value) ? '' : `${php(key)} => `;
		return `${deeper}${name}${php(member, deeper)},\n`;
	});
	return `array(\n${lines.join('')}${indent})`;
}
