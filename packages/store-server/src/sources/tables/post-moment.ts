/** A moment of a post; null for `0000-00-00 00:00:00`, by which WordPress says that there is none. */
export function postMoment(text: string): string | null {
	return text.startsWith('0000') ? null : text;
}
