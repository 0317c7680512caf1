import { __ } from '@wordpress/i18n';
import { furtherComparisons, furtherPresets, periods, presetValues } from '@store-analytics/date';
import { SegmentedSelection } from '../../inputs/segmented-selection/segmented-selection';
import { FurtherFields } from './further-choices';
import { ROLLING, type DraftProps, type FilterDraft } from './range-draft';

interface ChoiceProps extends DraftProps {
	/** Called with the changes of a choice that was pressed, if that is all it takes. */
	onChoose: (changes: Partial<FilterDraft>) => void;
}

/** WooCommerce's presets, and below them our own. */
export function Presets({ draft, onUpdate, onChoose }: ChoiceProps) {
	// Before all time there is nothing.
	const changesOf = ({ period = '' }: Record<string, string>) =>
		period === 'all' ? { period, compare: 'none' } : { period };
	return (
		<>
			<SegmentedSelection
				name="period"
				legend={__('Select a preset period', 'store-analytics')}
				options={[
					...presetValues.filter(({ value }) => value !== 'custom'),
					...furtherPresets,
					{ value: ROLLING, label: __('Custom length', 'store-analytics') },
				]}
				selected={draft.period}
				onSelect={(choice) => onUpdate(changesOf(choice))}
				onChoose={(choice) => choice['period'] !== ROLLING && onChoose(changesOf(choice))}
			/>
			{draft.period === ROLLING && (
				<FurtherFields>
					{({ RollingFields }) => <RollingFields draft={draft} onUpdate={onUpdate} />}
				</FurtherFields>
			)}
		</>
	);
}

/** What the range is compared with: WooCommerce's choices, and after them our own. */
export function Comparisons({ draft, onUpdate, onChoose }: ChoiceProps) {
	return (
		<>
			<p className="woocommerce-filters-date__text">{__('Compare to', 'store-analytics')}</p>
			<SegmentedSelection
				name="compare"
				legend={__('Compare to', 'store-analytics')}
				options={[...periods, ...furtherComparisons]}
				selected={draft.compare}
				onSelect={onUpdate}
				onChoose={(choice) => choice['compare'] !== 'custom' && onChoose(choice)}
			/>
			{draft.compare === 'custom' && (
				<FurtherFields>
					{({ OtherDates }) => <OtherDates draft={draft} onUpdate={onUpdate} />}
				</FurtherFields>
			)}
		</>
	);
}
