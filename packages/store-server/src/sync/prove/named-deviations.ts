import type { NamedDeviation } from '@store-analytics/rest-api';
import { isSameSale, type DayRow } from './day-totals';
import type { OrderSums, OwnReports } from './own-reports';

/** The rows of a day in which both sides differ. */
export interface ExplainedRows {
	/** Orders that differ by something else than a named deviation, in ascending order. */
	readonly ids: readonly number[];
	readonly deviations: readonly NamedDeviation[];
}

/**
 * Finds orders with a row, their own or a refund's, in one report only or with other numbers, and the named deviations
 * (docs/differences.md) that explain rows.
 */
export async function explainRows(
	here: Pick<OwnReports, 'shop' | 'sumsOf'>,
	ours: readonly DayRow[],
	theirs: readonly DayRow[],
): Promise<ExplainedRows> {
	const { precision } = here.shop.settings.currency;
	const [own, other] = [byId(ours), byId(theirs)];
	const ids = [...new Set([...own.keys(), ...other.keys()])];
	const differing = ids.filter((id) => {
		const [one, two] = [own.get(id), other.get(id)];
		return !one || !two || !isSameSale(one, two, precision, 0);
	});
	const refunds = differing.flatMap((id) => own.get(id) ?? []).filter(isRefund);
	const sums = await here.sumsOf(refunds.map(({ orderId }) => orderId));
	const unexplained: number[] = [];
	const deviations = new Set<NamedDeviation>();
	for (const id of differing) {
		const [one, two] = [own.get(id), other.get(id)];
		const deviation = one && two && deviationOf(one, two, sums.get(one.orderId), precision);
		if (deviation) deviations.add(deviation);
		else unexplained.push((one ?? two)?.orderId ?? id);
	}
	return {
		ids: [...new Set(unexplained)].sort((a, b) => a - b),
		deviations: [...deviations].sort(),
	};
}

/** The deviation that alone explains how a row differs there. */
function deviationOf(
	ours: DayRow,
	theirs: DayRow,
	order: OrderSums | undefined,
	precision: number,
): NamedDeviation | undefined {
	if (isSameSale(ours, theirs, precision, Number(hasFraction(ours)))) return 'fractions';
	if (!isRefund(ours) || !order) return undefined;
	const whole = { itemsSold: -order.itemsSold, netSales: -order.netSales };
	const isWhole = isSameSale(whole, theirs, precision, Number(hasFraction(whole)));
	const isNothingLeft = isSameSale(order.left, { itemsSold: 0, netSales: 0 }, precision, 0);
	return isWhole && isNothingLeft && order.refunds > 1 ? 'refunded-twice' : undefined;
}

const isRefund = ({ id, orderId }: DayRow) => id !== orderId;

const hasFraction = ({ itemsSold }: Pick<DayRow, 'itemsSold'>) => !Number.isInteger(itemsSold);

const byId = (rows: readonly DayRow[]) => new Map(rows.map((row) => [row.id, row]));
