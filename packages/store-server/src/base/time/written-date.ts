/** The local or UTC time of a REST document as `YYYY-MM-DD HH:mm:ss`; null if it is no such time. */
export function writtenStamp(value: unknown): string | null {
	if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value)) return null;
	const read = value.slice(0, 19).replace('T', ' ');
	if (isZeroDate(read) || Number.isNaN(Date.parse(`${read}Z`))) return null;
	return isInItsMonth(read) ? read : null;
}

/** The zero date of a database, `0000-00-00`, or as PHP writes it, `-0001-11-30`: no date was set. */
export function isZeroDate(value: unknown): boolean {
	return typeof value === 'string' && /^(-\d+|0+)-\d/.test(value.trim());
}

/** Date.parse reads 30 February as 2 March. */
function isInItsMonth(read: string): boolean {
	const day = Number(read.slice(8, 10));
	if (day <= 28) return true;
	return (
		day <= new Date(Date.UTC(Number(read.slice(0, 4)), Number(read.slice(5, 7)), 0)).getUTCDate()
	);
}
