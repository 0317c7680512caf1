import type { openSmallExport } from '../asked-export';
import { orderDocument } from '../small-export';

const known = (discount: string) => ({
	code: 'gone',
	discount,
	meta_data: [{ key: 'coupon_info', value: '[77,"gone",null,5]' }],
});
const unknown = (code: string, discount: string) => ({ code, discount, meta_data: [] });

const order = (id: number, ...coupon_lines: readonly object[]) =>
	orderDocument(id, {
		coupon_lines,
		date_created: `2026-03-0${id}T12:00:00`,
		date_created_gmt: `2026-03-0${id}T12:00:00`,
		billing: { email: `${id}@shop.example` },
	});

/** Orders of 1, 2 and 3 March with one deleted coupon: by id, by code, and both ways. */
export const ordersOfOneCoupon = [
	order(1, known('2.00')),
	order(2, unknown('GONE', '3.00')),
	order(3, known('1.00'), unknown('gone', '0.50')),
] as const;

/** What Coupons says of them: 2 + 3 + 1.5, and what each day took off with the coupon 77. */
export const ONE_COUPON = {
	rows: [[77, 'gone (Deleted)', 6.5, 3]],
	days: [2, 3, 1.5],
	coupons: 1,
};

/** Rows of Coupons, most first, the discounts of coupon 77 by day, and the number of coupons. */
export async function usesOf({
	ask,
}: Pick<Awaited<ReturnType<typeof openSmallExport>>, 'ask'>): Promise<typeof ONE_COUPON> {
	const period = 'after=2026-03-01T00:00:00&before=2026-03-03T23:59:59';
	const found = await ask(`reports/coupons?extended_info=true&orderby=amount&order=desc&${period}`);
	const days = await ask(`reports/coupons/stats?coupons=77&interval=day&order=asc&${period}`);
	const all = await ask(`reports/coupons/stats?${period}`);
	return {
		rows: found.map((row: Record<string, unknown>) => [
			row['coupon_id'],
			Reflect.get(Object(row['extended_info']), 'code'),
			row['amount'],
			row['orders_count'],
		]),
		days: days.intervals.map((one: { subtotals: { amount: number } }) => one.subtotals.amount),
		coupons: all.totals.coupons_count,
	};
}
