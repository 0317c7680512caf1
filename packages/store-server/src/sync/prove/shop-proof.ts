import type { SyncProof } from '@store-analytics/rest-api';
import { ShopError } from '../../sources/connection/shop-error';
import type { ShopSettings } from '../../schema/shop-settings';
import { readState, writeState, type SyncState } from '../state/sync-state';
import { compareDays, type Pending, type Sides } from './compare-days';
import { dayAfter, NotProvable, type CountedReports } from './day-totals';
import { OwnReports } from './own-reports';
import type { OrderReader, ProofWork } from './proof-work';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The shop counts its orders in the background: changes are compared after this time, and once more. */
const LAG = 5 * MINUTE;

/** After this time the shop has counted them, or never will. */
const COUNTED = 2 * LAG;

/** Compared days: ten years. */
const MOST_DAYS = 3650;

/** The most stored differences. */
const MOST_KEPT = 366;

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
		let expected: SyncState['expected'] = (await readState(database, 'expected')) ?? {};
		try {
			const sides = await this.open(here);
			const days = await which(sides);
			const found = await compareDays(this.work, this.orders, sides, {
				days,
				before: pending,
				again: this.work.now() + LAG,
				keepsRules: adds,
			});
			left = { ...without(pending, days), ...found.pending };
			// Days waiting for another comparison keep their last result.
			const kept = (before?.differences ?? []).filter(
				({ day }) => day in found.pending || (adds && !days.includes(day)),
			);
			expected = { ...(adds && without(expected, days)), ...found.expected };
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
			await writeState(within, 'expected', expected);
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

	private today({ shop }: OwnReports): string {
		return shop.time.local(new Date(this.work.now())).slice(0, 10);
	}
}

/** The entries of other days. */
function without<Value>(
	entries: Readonly<Record<string, Value>>,
	days: readonly string[],
): Readonly<Record<string, Value>> {
	const gone = new Set(days);
	return Object.fromEntries(Object.entries(entries).filter(([day]) => !gone.has(day)));
}

function newestFirst(one: { readonly day: string }, other: { readonly day: string }): number {
	return one.day < other.day ? 1 : -1;
}
