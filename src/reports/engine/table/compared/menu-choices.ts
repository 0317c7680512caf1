import { __ } from '@wordpress/i18n';
import { comparedColumnsPreference } from '@store-analytics/rest-api';
import type { usePreferences } from '../../../../platform/use-preferences';
import type { ReportView } from '../../query/view';
import { comparedKinds, isRowComparable, type ComparedKind } from './choice';

/** Choices in the table's menu below its columns, if rows of the two periods can be matched. */
export function menuChoices(
	view: ReportView,
	choice: readonly ComparedKind[],
	save: ReturnType<typeof usePreferences>['save'],
) {
	if (!isRowComparable(view)) return undefined;
	const labels = {
		previous: __('Value in the comparison period', 'store-analytics'),
		change: __('Change', 'store-analytics'),
	};
	return {
		title: __('Show beside each number:', 'store-analytics'),
		choices: comparedKinds.map((key) => ({
			key,
			label: labels[key],
			isChosen: choice.includes(key),
		})),
		onToggle: (toggled: string) =>
			void save({
				[comparedColumnsPreference]: comparedKinds.filter(
					(kind) => choice.includes(kind) !== (kind === toggled),
				),
			}),
	};
}
