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

/**
 * Returns the looks of a comparison of periods: this one in the accent of the page, the compared one thin and grey. Not
 * defined for further series, which have the palette's.
 */
export function periodLook(index: number): { color: string; dash: ''; width: number } | undefined {
	return periodLooks[index];
}

const periodLooks = [
	{ color: 'var(--sa-theme-color)', dash: '', width: 2.2 },
	{ color: '#8c8f94', dash: '', width: 1.5 },
] as const;

/** Returns the SVG dash pattern of the n-th series; there are five, as many as can be visible at once. */
export function dashOf(index: number): string {
	return dashes[index % dashes.length] ?? '';
}
