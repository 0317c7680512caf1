/** A date column of a post; null for `0000-00-00 00:00:00`, WordPress’s empty date. */
export function postMoment(text: string): string | null {
	return text.startsWith('0000') ? null : text;
}
