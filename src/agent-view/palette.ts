/** The colours of the chart's palette in a dark page, in its order: at least 3:1 against #1f2124. */
const colors = [
	'#6ea8d8',
	'#3fc493',
	'#e08a66',
	'#b08cf0',
	'#e26fc0',
	'#a9bd63',
	'#4fbcd8',
	'#d5a744',
	'#a7aaad',
	'#f07a7c',
];

/** The colour of the n-th series; the palette repeats. The compared period is grey, as in a light page. */
export const darkColor = (index: number, key: string): string =>
	(key === 'secondary' ? colors[8] : colors[index % colors.length]) ?? '#6ea8d8';
