import { byWeight, difference, isSmall, type Part } from './change';
import { factorRule } from './factors';
import { factorSplit, formulaSplit, loadWhole, type WholeChange } from './splits';
import { meaningFor, type ChangeSubject, type FetchReports, type Row } from './subject';

/** The totals of both periods. */
interface ShownTotals {
	readonly now: Row;
	readonly before: Row;
}

/** A change with the part that moved it most. */
interface GreatestPart {
	readonly found: WholeChange;
	readonly part: Part;
}

/**
 * Finds the part that moved a number most, in the direction of its change, from totals alone: it sends no request.
 * Undefined if the number did not change, if no part explains it, or if the totals lack what its parts need.
 */
export async function greatestPart(
	subject: ChangeSubject,
	shown: ShownTotals,
): Promise<GreatestPart | undefined> {
	const [source] = [...factorSplit(subject), ...formulaSplit(subject)];
	const isKnown = neededFields(subject).every(
		(field) => field in shown.now && field in shown.before,
	);
	if (!source || !isKnown) return undefined;
	const reports = totalsOnly(subject, shown);
	const found = await loadWhole(subject, reports);
	if (!found.isKnown) return undefined;
	const by = difference(found.whole);
	const split = await source.load(found, reports);
	const [part] = byWeight(split?.parts ?? []).filter((one) => one.by * by > 0);
	return part && !isSmall(part, found.whole) ? { found, part } : undefined;
}

/** The fields that the number and its parts are calculated from. */
function neededFields(subject: ChangeSubject): readonly string[] {
	const { own, metric } = subject;
	const terms = meaningFor(subject)?.formula?.terms.map((term) => term.metric) ?? [];
	return own?.fields ?? [metric, ...(factorRule(subject)?.fields ?? terms)];
}

function totalsOnly({ now }: ChangeSubject, shown: ShownTotals): FetchReports {
	return {
		totals: async (_report, { after }) => (after === now.after ? shown.now : shown.before),
		rows: () => Promise.reject(new Error('There are totals only.')),
	};
}
