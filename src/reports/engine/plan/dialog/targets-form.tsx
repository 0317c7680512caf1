import { useEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { inSentence, SelectField, TextField } from '@store-analytics/components';
import { targetKey, type Target, type TargetUnit } from '@store-analytics/rest-api';
import { plannedUnits, unitsOf, unitsText } from '../../definition/units';
import { monthsText } from '../annotated';
import { KeptEntries } from './kept-entries';
import { PlanForm } from './plan-form';
import type { ShownNumber } from '../shown-number';
import { ownPeriod } from '../target-periods';
import { useTargets } from './use-targets';

interface TargetsFormProps {
	readonly number: ShownNumber;
	readonly onClose: () => void;
}

/**
 * Sets the target of a number for a month, quarter or year, and changes existing ones. Typed text stays until the shop
 * has saved it.
 */
export function TargetsForm({ number, onClose }: TargetsFormProps) {
	const { metric } = number;
	const targets = useTargets(number, onClose);
	const { own, typed, type, edit, problem, edits, save, starts, change } = targets;
	const field = useRef<HTMLInputElement>(null);
	// A dialog focuses its first button, which closes this one.
	useEffect(() => field.current?.focus(), [typed.replaces]);
	const options = starts.map((value) => ({ value, label: startName(number, typed.unit, value) }));
	return (
		<>
			<PlanForm
				lead={whatCounts(targets.isNarrowed)}
				problem={problem}
				edits={edits}
				failed={__('The target could not be saved.', 'store-analytics')}
				saveLabel={__('Save target', 'store-analytics')}
				onSave={save}
				onCancel={onClose}
			>
				<TextField
					ref={field}
					/* translators: %s: name of a number, such as "Net sales" */
					label={sprintf(__('Target for %s', 'store-analytics'), metric.label)}
					value={typed.amount}
					inputMode="decimal"
					required
					aria-invalid={problem !== ''}
					onChange={(amount) => type({ amount })}
				/>
				<div className="sa-plan-form__fields">
					<SelectField
						label={__('Length of the period', 'store-analytics')}
						value={typed.unit}
						options={unitOptions()}
						onChange={(unit) => type({ unit: unit as TargetUnit /* one of the options */ })}
					/>
					<SelectField
						label={__('Period', 'store-analytics')}
						value={typed.start}
						options={options}
						onChange={(start) => type({ start })}
					/>
				</div>
			</PlanForm>
			<KeptEntries
				label={__('Targets', 'store-analytics')}
				items={own}
				keyOf={targetKey}
				nameOf={(target) => targetName(number, target)}
				onEdit={edit}
				change={change}
			/>
		</>
	);
}

/** A target on one line: "October 2026: $50,000.00". */
function targetName(number: ShownNumber, { unit, start, amount }: Target): string {
	const { metric, currency } = number;
	const type = plannedUnits(metric.type);
	return sprintf(
		/* translators: 1: a period, such as "Each month" or "October 2026", 2: amount */
		__('%1$s: %2$s', 'store-analytics'),
		startName(number, unit, start),
		inSentence(unitsText(type, unitsOf(type, amount, currency), currency)),
	);
}

function startName({ settings }: ShownNumber, unit: TargetUnit, start: string): string {
	return start === ''
		? eachLabel(unit)
		: monthsText(ownPeriod({ unit, start }), settings.userLocale);
}

function whatCounts(isNarrowed: boolean): string {
	return isNarrowed
		? __('These targets apply to the report with its current filters.', 'store-analytics')
		: __(
				'A target for one month overrides the one for every month. Monthly targets override quarterly and yearly ones.',
				'store-analytics',
			);
}

function unitOptions() {
	return [
		{ value: 'month', label: __('Month', 'store-analytics') },
		{ value: 'quarter', label: __('Quarter', 'store-analytics') },
		{ value: 'year', label: __('Year', 'store-analytics') },
	];
}

function eachLabel(unit: TargetUnit): string {
	switch (unit) {
		case 'month':
			return __('Each month', 'store-analytics');
		case 'quarter':
			return __('Each quarter', 'store-analytics');
		case 'year':
			return __('Each year', 'store-analytics');
	}
}
