/*
 * At least 3:1 against white. Neighbours differ in lightness and hue, so that people with red-green blindness can
 * distinguish them; lines also differ by dashes.
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

/** Returns the colour of the n-th series; the palette repeats after ten. */
export function paletteColor(index: number): string {
	return colors[index % colors.length] ?? '#2c6693';
}

/** Returns the SVG dash pattern of the n-th series; there are five, as many as can be visible at once. */
export function dashOf(index: number): string {
	return dashes[index % dashes.length] ?? '';
}
