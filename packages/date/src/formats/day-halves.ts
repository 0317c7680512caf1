/**
 * Returns the names of the two halves of a day in a language (BCP 47 tag).
 * @example dayHalves('en-US') // ['AM', 'PM']
 */
export function dayHalves(tag: string): [morning: string, evening: string] {
	const times = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: 'numeric', hour12: true });
	const nameAt = (hour: number) => {
		const parts = times.formatToParts(new Date(Date.UTC(2023, 0, 1, hour)));
		return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
	};
	return [nameAt(6), nameAt(18)];
}
