/** The number of an order in a reply: shops may number as they like, but plain numbers are sent as numbers. */
export function orderNumber(number: string | null, id: number): number | string {
	const text = number ?? String(id);
	return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
