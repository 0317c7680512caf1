/** Rounds half away from zero; ignores floating-point errors. */
export function roundTo(amount: number, digits: number): number {
	const scale = 10 ** digits;
	return (Math.sign(amount) * coinsOf(Math.abs(amount), scale)) / scale + 0;
}

function coinsOf(amount: number, scale: number): number {
	const coins = amount * scale;
	// Errors only matter near a half. Texts take much longer, and every amount of every generated shop is rounded.
	const isNearHalf = Math.abs((coins % 1) - 0.5) < 0.01;
	return Math.round(isNearHalf ? Number(amount.toFixed(10)) * scale + 1e-7 : coins);
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
