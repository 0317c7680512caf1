/** The versions of a shop. */
export const storeOf = (version: string) => ({
	'store.json': { wc_version: version, wc_database_version: version },
});

/** A tax of an order. */
export function taxLine(rateId: number, code: string, percent: number, tax: string) {
	return {
		...{ id: rateId * 100 + Math.round(percent * 10), rate_id: rateId, rate_code: code },
		...{ label: code.split('-').at(-2), rate_percent: percent, compound: false },
		...{ tax_total: tax, shipping_tax_total: '0.00' },
	};
}

/** An item of an order with its taxes by rate id. */
export function taxedItem(
	total: string,
	taxes: readonly (readonly [rateId: number, tax: string])[],
	about: object = {},
) {
	return {
		...{ id: 1, name: 'Thing', product_id: 1, quantity: 1, subtotal: total, total },
		taxes: taxes.map(([id, tax]) => ({ id, total: tax })),
		...about,
	};
}

/** The payment of an order at noon of a day of 2026: `03-02`. */
export const paidOn = (day: string) => ({
	date_paid: `2026-${day}T12:00:00`,
	date_paid_gmt: `2026-${day}T12:00:00`,
});
