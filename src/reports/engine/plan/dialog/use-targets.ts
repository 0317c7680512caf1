import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { unformatLocalisedMonetaryValue } from '@store-analytics/currency';
import { wallTimeNow } from '@store-analytics/date';
import { numberFormat } from '@store-analytics/number';
import {
	isAmount,
	parseTargets,
	targetKey,
	targetLimits,
	targetsPreference,
	type Target,
} from '@store-analytics/rest-api';
import { createNotice } from '../../../../platform/notices';
import { useStoredList } from '../../../../views/use-stored-list';
import { amountOf, numberConfig, plannedUnits, unitsOf } from '../../definition/units';
import { daysOf, latestDay, subjectOf, type ShownNumber } from '../shown-number';
import { periodHolding, periodsAround, startOf, wallTimeOf } from '../target-periods';
import { useEdits } from './use-edits';

const kept = {
	preference: targetsPreference,
	parse: parseTargets,
	write: (targets: readonly Target[]) => targets,
};

/** Periods to choose from on either side of the selected one. */
const around = { month: 12, quarter: 6, year: 3 } as const;

interface TypedTarget extends Pick<Target, 'unit' | 'start'> {
	readonly amount: string;
	/** Key of the target that the form replaces. */
	readonly replaces: string | undefined;
}

/** A number's targets and the one that the form edits. */
export function useTargets(number: ShownNumber, onSaved: () => void) {
	const { items, change } = useStoredList(kept);
	const edits = useEdits();
	const subject = subjectOf(number);
	const { fiscalYearStart } = number.settings;
	const [center] = useState(() => centerOf(number));
	const startHolding = (unit: Target['unit']) =>
		startOf(periodHolding(unit, center, fiscalYearStart));
	const [typed, setTyped] = useState<TypedTarget>(() => ({
		...{ unit: 'month', start: startHolding('month') },
		...{ amount: '', replaces: undefined },
	}));
	const [problem, setProblem] = useState('');
	const own = items
		.filter(({ metric, query }) => metric === subject.metric && query === subject.query)
		.sort((one, other) => one.start.localeCompare(other.start));
	const type = ({ unit, ...changes }: Partial<TypedTarget>) => {
		setTyped({
			...typed,
			...(unit && { unit, start: typed.start && startHolding(unit) }),
			...changes,
		});
		setProblem('');
	};
	const edit = ({ unit, start, amount, ...target }: Target) => {
		const config = numberConfig(plannedUnits(number.metric.type), number.currency);
		const replaces = targetKey({ unit, start, ...target });
		setTyped({ unit, start, amount: numberFormat(config, amount), replaces });
		setProblem('');
	};
	const save = () => {
		const amount = readAmount(number, typed.amount);
		const target = { ...subject, unit: typed.unit, start: typed.start, amount: amount ?? 0 };
		const gone = [targetKey(target), typed.replaces];
		const others = items.filter((one) => !gone.includes(targetKey(one)));
		const wrong = problemWith(number, amount, others.length);
		setProblem(wrong);
		if (wrong !== '') return;
		void edits.run(
			() => change((all) => [...all.filter((one) => !gone.includes(targetKey(one))), target]),
			() => {
				const content = __('The target has been saved.', 'store-analytics');
				createNotice({ id: 'plan', status: 'success', content });
				onSaved();
			},
		);
	};
	const { unit, start } = typed;
	const periods = periodsAround(unit, center, { fiscalYearStart, count: around[unit] }).map(
		startOf,
	);
	const starts = ['', ...new Set([...periods, ...(start === '' ? [] : [start])])];
	const isNarrowed = subject.query !== '';
	return { own, typed, type, edit, problem, edits, save, starts, change, isNarrowed };
}

/** Returns the last day of the selected range, or today if the range contains it. */
function centerOf({ period }: ShownNumber): number {
	const now = wallTimeNow();
	return wallTimeOf(latestDay(daysOf(period), wallTimeOf(now)));
}

/** Parses an amount in the shop's number format, to the smallest unit; undefined for invalid text. */
function readAmount({ metric: { type }, currency }: ShownNumber, text: string): number | undefined {
	try {
		const unit = plannedUnits(type);
		const value = unformatLocalisedMonetaryValue(numberConfig(unit, currency), text);
		return isAmount(value) ? amountOf(unit, unitsOf(unit, value, currency), currency) : undefined;
	} catch {
		return undefined;
	}
}

/** Returns why a target cannot be saved; '' if it can. */
function problemWith(
	{ metric: { type }, currency }: ShownNumber,
	amount: number | undefined,
	others: number,
): string {
	if (amount === undefined) {
		const example = numberFormat(numberConfig(plannedUnits(type), currency), 50_000);
		/* translators: %s: a number as the shop writes it, such as "50,000.00" */
		return sprintf(__('Enter a number such as %s.', 'store-analytics'), example);
	}
	if (others < targetLimits.count) return '';
	return sprintf(
		/* translators: %d: number of targets */
		__('You already have %d targets. Delete one first.', 'store-analytics'),
		targetLimits.count,
	);
}
