const longest = 160;

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
	'#039': "'",
};

/** Returns the first visible line of an HTML page as text, shortened; '' if there is none. */
export function firstLine(page: string): string {
	const lines = page
		.slice(0, 20_000)
		.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '')
		.replace(/<\/?(?:br|p|div|h\d|title|li|tr|ul|head|body|html|main|!doctype)\b[^<>]*>/gi, '\n')
		.replace(/<[^<>]*>/g, '')
		.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim());
	const line = lines.find((text) => text !== '') ?? '';
	return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
