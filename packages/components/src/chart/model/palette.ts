/*
 * At least 3:1 against white, neighbours differ in lightness as well as in hue, so that they stay apart for
 * people who do not see red or green; lines differ by dashes too.
 */
const colors = [
	'#2c6693',
	'#1d9a6c',
	'#a8431f',
	'#7a4fbf',
	'#b3258a',
	'#4d5d1a',
	'#0a7f9c',
	'#8a6100',
	'#50575e',
	'#d63638',
];

const dashes = ['', '7 4', '2 3', '10 4 2 4', '14 5'];

/** Colour of the n-th series; starts again after the tenth. */
export function paletteColor(index: number): string {
	return colors[index % colors.length] ?? '#2c6693';
}

/** SVG dash pattern of the n-th series; five differ, as many as can be visible at once. */
export function dashOf(index: number): string {
	return dashes[index % dashes.length] ?? '';
}
