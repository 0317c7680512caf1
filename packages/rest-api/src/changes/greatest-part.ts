import { byWeight, difference, isSmall, type Part } from './change';
import { factorRule } from './factors';
import { factorSplit, formulaSplit, loadWhole, type WholeChange } from './splits';
import { meaningFor, type ChangeSubject, type FetchReports, type Row } from './subject';

/** The totals of both periods. */
interface ShownTotals {
	readonly now: Row;
	readonly before: Row;
}

/** A change, and the part that moved it most if one explains it. */
interface GreatestPart {
	readonly found: WholeChange;
	readonly part?: Part;
}

/**
 * Finds how a number changed and the part that moved it most, in the direction of its change, from totals alone: it
 * sends no request. Undefined if the number is not among the totals; no part if it did not change, if none explains the
 * change, or if the totals lack what its parts need.
 */
export async function greatestPart(
	subject: ChangeSubject,
	shown: ShownTotals,
): Promise<GreatestPart | undefined> {
	const hasAll = (fields: readonly string[]) =>
		fields.every((field) => field in shown.now && field in shown.before);
	if (!hasAll(subject.own?.fields ?? [subject.metric])) return undefined;
	const reports = totalsOnly(subject, shown);
	const found = await loadWhole(subject, reports);
	if (!found.isKnown) return undefined;
	const [source] = [...factorSplit(subject), ...formulaSplit(subject)];
	if (!source || !hasAll(neededFields(subject))) return { found };
	const split = await source.load(found, reports);
	const by = difference(found.whole);
	const [part] = byWeight(split?.parts ?? []).filter((one) => one.by * by > 0);
	return part && !isSmall(part, found.whole) ? { found, part } : { found };
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
