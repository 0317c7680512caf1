import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { useAppSettings } from '../../../../../platform/settings/settings-context';
import type { Narrowing } from '../../target';
import { filtersInWords } from './filters-in-words';

/** Describes a number's filters in words; undefined while their names load. */
function useFiltersInWords(narrowing: Narrowing | undefined): readonly string[] | undefined {
	const { dateFormat } = useAppSettings();
	const { currency } = useStore();
	const [words, setWords] = useState<readonly string[]>();
	useEffect(() => {
		if (!narrowing) return undefined;
		let isWanted = true;
		const amount = (value: string) => currency.formatAmount(value);
		void filtersInWords(narrowing, { dateFormat, amount }).then(
			(found) => isWanted && setWords(found),
		);
		return () => {
			isWanted = false;
		};
	}, [narrowing, dateFormat, currency]);
	return narrowing ? words : [];
}

/** The filters of the screen, one below the other. */
export function useFiltersList(narrowing: Narrowing | undefined) {
	const words = useFiltersInWords(narrowing);
	if (!words) return __('Looking up names…', 'store-analytics');
	if (words.length === 0) return narrowing ? __('None', 'store-analytics') : null;
	return words.map((text) => <div key={text}>{text}</div>);
}
