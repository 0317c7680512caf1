import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getDefaultOptionValue } from '@store-analytics/navigation';
import { SelectField, useLatestCallback } from '../../../primitives';
import type { AdvancedFilterConfig, Choice } from '../config';
import { LoadError } from '../../../feedback/load-error/load-error';
import type { RowInputProps } from './row-inputs';

/** Chooses one of several options, which may have to be fetched. */
export function SelectInput({ row, config, onChange }: RowInputProps) {
	const { options, isLoading, failure, retry } = useOptions(config, (fetched) => {
		if (!row.value) onChange(getDefaultOptionValue(config, fetched));
	});
	const value = typeof row.value === 'string' ? row.value : '';
	if (failure) {
		const what = __('The options could not load.', 'store-analytics');
		return (
			<LoadError
				className="woocommerce-filters-advanced__error"
				what={what}
				{...failure}
				onRetry={retry}
			/>
		);
	}
	// A value from an extension or an old link stays visible, even if no option has it.
	const isUnknown = value !== '' && !options.some((option) => option.value === value);
	return (
		<SelectField
			className="woocommerce-filters-advanced__input"
			aria-label={config.labels.filter}
			aria-busy={isLoading}
			disabled={isLoading}
			options={isUnknown && !isLoading ? [...options, { value, label: value }] : options}
			value={value}
			onChange={onChange}
		/>
	);
}

function useOptions(config: AdvancedFilterConfig, onFetched: (options: readonly Choice[]) => void) {
	const { options, getOptions } = config.input;
	const [fetched, setFetched] = useState<readonly Choice[] | null>(null);
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	// Each render creates new configs, but the options are requested once.
	const ask = useLatestCallback(() => getOptions?.());
	const finish = useLatestCallback(onFetched);
	const isNeeded = !options && Boolean(getOptions) && fetched === null && failure === null;
	useEffect(() => {
		if (!isNeeded) return undefined;
		let isCurrent = true;
		ask()?.then(
			(found) => {
				if (!isCurrent) return;
				setFetched(found);
				finish(found);
			},
			(error: unknown) => isCurrent && setFailure({ error }),
		);
		return () => {
			isCurrent = false;
		};
	}, [isNeeded, ask, finish]);
	return {
		options: options ?? fetched ?? [],
		isLoading: isNeeded,
		failure,
		retry: () => setFailure(null),
	};
}
