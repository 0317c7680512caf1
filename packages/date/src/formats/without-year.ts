const dayOrMonth = /^[dDjlNSwzWFmMnt]$/;
const onlyNumbers = /^[djmnYyo]([-./ ][djmnYyo])*$/;

/**
 * Returns a date format of PHP without its year and with a short month, for dates whose year is clear. Formats of
 * numbers alone, such as `Y-m-d`, are short already and stay.
 * @example withoutYear('F j, Y') // 'M j'
 */
export function withoutYear(format: string): string {
	if (onlyNumbers.test(format)) return format;
	const parts = format.match(/\\.|./gsu) ?? [];
	const year = parts.findIndex((part) => /^[Yyo]$/.test(part));
	if (year < 0) return format;
	const before = parts.slice(0, year).findLastIndex((part) => dayOrMonth.test(part));
	const after = parts.findIndex((part, index) => index > year && dayOrMonth.test(part));
	// The words between the year and its neighbour go with it.
	const kept =
		before >= 0
			? [...parts.slice(0, before + 1), ...parts.slice(year + 1)]
			: parts.slice(Math.max(after, 0));
	return withShortMonth(kept.join(''));
}

/**
 * Returns a date format of PHP with a short month.
 * @example withShortMonth('F j, Y') // 'M j, Y'
 */
export function withShortMonth(format: string): string {
	return format.replace(/\\.|F/gsu, (part) => (part === 'F' ? 'M' : part));
}
