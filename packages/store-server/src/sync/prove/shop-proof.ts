import type { DayDifference, SyncProof } from '@store-analytics/rest-api';
import { ShopError } from '../../sources/connection/shop-error';
import type { ShopSettings } from '../../schema/shop-settings';
import { readState, writeState, type PendingDay } from '../state/sync-state';
import { withIds } from '../write/row-tables';
import {
	dayAfter,
	differingOrders,
	totalsOf,
	isSameDay,
	spansOf,
	type DayTotals,
	NotProvable,
	type CountedReports,
	type DayReports,
} from './day-totals';
import { OwnReports } from './own-reports';
import type { OrderReader, ProofWork } from './proof-work';
import { tryOtherRefunds } from './refund-rule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The shop counts its orders in the background: changes are compared after this time, and once more. */
const LAG = 5 * MINUTE;

/** After this time the shop has counted them, or never will. */
const COUNTED = 2 * LAG;

/** Compared days: ten years. */
const MOST_DAYS = 3650;

/** Days read again at once. */
const MOST_REPAIRED = 62;

/** Days on which the other rule is tried. */
const MOST_TRIED = 10;

/** The most stored differences. */
const MOST_KEPT = 366;

type Pending = Readonly<Record<string, PendingDay>>;

/** The result of a comparison. */
interface Findings {
	readonly repaired: number;
	readonly differences: readonly DayDifference[];
	/** Days to be compared once more before they count as different. */
	readonly pending: Pending;
}

/** Both sides of a comparison. */
interface Sides {
	readonly there: CountedReports;
	readonly here: OwnReports;
	/** The shop's reports contain orders changed before this time, in milliseconds. */
	readonly settled: number;
}

/** Compares the store's days with the shop's own reports, and reads differing ones again. */
export class ShopProof {
	private isAsked = false;

	constructor(
		private readonly work: ProofWork,
		private readonly orders: OrderReader,
		/** The shop's reports by its current settings. */
		private readonly reports: (settings: ShopSettings) => Promise<CountedReports>,
	) {}

	/** The next `run` compares all days. */
	ask(): void {
		this.isAsked = true;
	}

	/** Compares what is due: all days on request, if never done, or an hour after a failure; else the changed ones. */
	async run(): Promise<void> {
		const { database } = this.work;
		const proof = await readState(database, 'proof');
		const pending = await this.withTouched((await readState(database, 'pending')) ?? {});
		const isRetried =
			proof !== null && proof.problem !== null && this.work.now() - Date.parse(proof.at) >= HOUR;
		if (this.isAsked || !proof || isRetried) {
			this.isAsked = false;
			await this.attempt(proof, pending, (sides) => this.allDays(sides));
		} else if (proof.problem === null) {
			const due = Object.keys(pending).filter((day) => (pending[day]?.due ?? 0) <= this.work.now());
			if (due.length > 0) await this.attempt(proof, pending, () => Promise.resolve(due), true);
		}
	}

	/** Days with changes since the last time are due after a while. */
	private async withTouched(before: Pending): Promise<Pending> {
		const days = [...this.work.touchedDays].filter((day) => !(day in before));
		this.work.touchedDays.clear();
		if (days.length === 0) return before;
		const due = this.work.now() + LAG;
		const pending = {
			...before,
			...Object.fromEntries(days.map((day) => [day, { due, ids: null }])),
		};
		await writeState(this.work.database, 'pending', pending);
		return pending;
	}

	private async attempt(
		before: SyncProof | null,
		pending: Pending,
		which: (sides: Sides) => Promise<readonly string[]>,
		adds = false,
	): Promise<void> {
		const { database } = this.work;
		const here = await OwnReports.open(database);
		const today = this.today(here);
		const at = new Date(this.work.now()).toISOString();
		let proof: SyncProof;
		let left = pending;
		try {
			const sides = await this.open(here);
			const days = await which(sides);
			const found = await this.compare(sides, days, pending, adds);
			const others = Object.entries(pending).filter(([day]) => !days.includes(day));
			left = { ...Object.fromEntries(others), ...found.pending };
			// Days waiting for another comparison keep their last result.
			const kept = (before?.differences ?? []).filter(
				({ day }) => day in found.pending || (adds && !days.includes(day)),
			);
			const named = new Set(found.differences.map(({ day }) => day));
			const differences = [...found.differences, ...kept.filter(({ day }) => !named.has(day))];
			proof = {
				at,
				from: adds && before ? before.from : (days.at(-1) ?? today),
				to: today,
				repaired: found.repaired + (adds ? (before?.repaired ?? 0) : 0),
				differences: differences.sort(newestFirst).slice(0, MOST_KEPT),
				problem: null,
			};
		} catch (error) {
			if (!(error instanceof NotProvable || error instanceof ShopError)) throw error;
			const none = { from: today, to: today, repaired: 0, differences: [] };
			proof = { ...(before ?? none), at, problem: error.message };
		}
		await database.transaction(async (within) => {
			await writeState(within, 'proof', proof);
			await writeState(within, 'pending', left);
		});
	}

	private async open(here: OwnReports): Promise<Sides> {
		const there = await this.reports(here.shop.settings);
		const until = await there.countedUntil(here.shop.time);
		return { there, here, settled: until ?? this.work.now() - COUNTED };
	}

	private async allDays({ here }: Sides): Promise<readonly string[]> {
		const today = this.today(here);
		const first = (await here.firstDay()) ?? today;
		const days = [today];
		for (
			let day = dayAfter(today, -1);
			day >= first && days.length < MOST_DAYS;
			day = dayAfter(day, -1)
		) {
			days.push(day);
		}
		return days;
	}

	private async compare(
		sides: Sides,
		days: readonly string[],
		before: Pending,
		keepsRules: boolean,
	): Promise<Findings> {
		const { there, settled } = sides;
		const shopDays = await daysOf(there, days);
		const here = keepsRules ? sides.here : await this.withRule(sides, shopDays, days);
		const differing = await this.differing(shopDays, here, days);
		const repaired = differing.slice(0, MOST_REPAIRED);
		const both = { ...sides, here };
		for (const day of repaired) await this.readAgain(both, day);
		const differences: DayDifference[] = [];
		const pending: Record<string, PendingDay> = {};
		const ourDays = await daysOf(here, differing);
		for (const day of await this.differing(shopDays, here, differing)) {
			const [shop, ours] = [totalsOf(shopDays, day), totalsOf(ourDays, day)];
			const ids = repaired.includes(day) ? await this.ordersOf(both, day) : [];
			const counting = await this.stillCounting(ids, before[day] ?? null, settled);
			const orderIds = ids.filter((id) => !counting.includes(id));
			const isUnclear = ids.length === 0 && repaired.includes(day) && !before[day]?.ids;
			if (isUnclear || counting.length > 0) pending[day] = { due: this.work.now() + LAG, ids };
			if (orderIds.length > 0 || (ids.length === 0 && !isUnclear))
				differences.push(differenceOf(day, shop, ours, orderIds));
		}
		return { repaired: repaired.length, differences, pending };
	}

	/** The store's reports, by the rule for full refunds that agrees with the shop's. */
	private async withRule(
		sides: Sides,
		shopDays: ReadonlyMap<string, DayTotals>,
		days: readonly string[],
	): Promise<OwnReports> {
		const all = await this.differing(shopDays, sides.here, days);
		const tried = all.slice(0, MOST_TRIED);
		const ids = await Promise.all(tried.map((day) => this.ordersOf(sides, day)));
		const differing = async () => {
			const now = await OwnReports.open(this.work.database);
			return (await this.differing(shopDays, now, tried)).length;
		};
		const isOther = await tryOtherRefunds(this.work, this.orders, ids.flat(), differing);
		return isOther ? OwnReports.open(this.work.database) : sides.here;
	}

	private async differing(
		shopDays: ReadonlyMap<string, DayTotals>,
		here: OwnReports,
		days: readonly string[],
	): Promise<readonly string[]> {
		const ours = await daysOf(here, days);
		const { precision } = here.shop.settings.currency;
		return [...days]
			.sort()
			.reverse()
			.filter((day) => !isSameDay(totalsOf(ours, day), totalsOf(shopDays, day), precision));
	}

	/** Differing orders of a day. */
	private async ordersOf({ there, here }: Sides, day: string): Promise<readonly number[]> {
		const { precision } = here.shop.settings.currency;
		return differingOrders(await here.rows(day), await there.rows(day), precision);
	}

	private async readAgain(sides: Sides, day: string): Promise<void> {
		const differing = await this.ordersOf(sides, day);
		const all = () => sides.here.rows(day).then((rows) => rows.map(({ orderId }) => orderId));
		await this.orders.readAgain(differing.length > 0 ? differing : await all());
	}

	/**
	 * Orders that the shop may not have counted yet: recently changed ones, or for missing ones the first time seen.
	 */
	private async stillCounting(
		ids: readonly number[],
		before: PendingDay | null,
		settled: number,
	): Promise<readonly number[]> {
		const rows = await this.work.database.transaction((within) =>
			withIds(within, ids, (list) =>
				within.all<{ id: number; modified: string | null }>(
					`SELECT id, date_modified_gmt AS modified FROM orders WHERE id IN ${list}`,
				),
			),
		);
		const modified = new Map(rows.map((row) => [row.id, row.modified]));
		return ids.filter((id) => {
			const at = modified.get(id);
			if (at === undefined) return !before?.ids?.includes(id);
			return at !== null && Date.parse(`${at.replace(' ', 'T')}Z`) > settled;
		});
	}

	private today({ shop }: OwnReports): string {
		return shop.time.local(new Date(this.work.now())).slice(0, 10);
	}
}

async function daysOf(
	reports: DayReports,
	days: readonly string[],
): Promise<ReadonlyMap<string, DayTotals>> {
	const found = new Map<string, DayTotals>();
	for (const span of spansOf(days)) {
		const [to = '', from = to] = [span[0], span.at(-1)];
		for (const [day, numbers] of await reports.days(from, to)) found.set(day, numbers);
	}
	return found;
}

function differenceOf(
	day: string,
	shop: DayTotals,
	here: DayTotals,
	orderIds: readonly number[],
): DayDifference {
	return {
		day,
		orders: { shop: shop.orders, here: here.orders },
		itemsSold: { shop: shop.itemsSold, here: here.itemsSold },
		netSales: { shop: shop.netSales, here: here.netSales },
		orderIds,
	};
}

function newestFirst(one: DayDifference, other: DayDifference): number {
	return one.day < other.day ? 1 : -1;
}
