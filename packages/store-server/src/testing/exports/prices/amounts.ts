/** Rounds half away from zero; ignores floating-point errors. */
export function roundTo(amount: number, digits: number): number {
	const text = Math.abs(amount).toFixed(10);
	const scale = 10 ** digits;
	const coins = Math.round(Number(text) * scale + 1e-7);
	return (Math.sign(amount) * coins) / scale + 0;
}

/** `12.50`, the format of REST. */
export function money(amount: number, digits: number): string {
	return roundTo(amount, digits).toFixed(digits);
}

/** An unrounded amount in the format of REST: `3.45625`, `4`. */
export function exactly(amount: number): string {
	return String(roundTo(amount, 6));
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
	return items.reduce((total, item) => total + amount(item), 0);
}
