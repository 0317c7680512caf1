import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getDefaultOptionValue } from '@store-analytics/navigation';
import { Button, SelectField, useLatestCallback } from '../../primitives';
import type { AdvancedFilterConfig, Choice } from './config';
import type { RowInputProps } from './row-inputs';

/** One of a list of options, which may have to be fetched. */
export function SelectInput({ row, config, onChange }: RowInputProps) {
	const { options, status, retry } = useOptions(config, (fetched) => {
		if (!row.value) onChange(getDefaultOptionValue(config, fetched));
	});
	const value = typeof row.value === 'string' ? row.value : '';
	if (status === 'error') {
		return (
			<p className="woocommerce-filters-advanced__error" role="alert">
				{__('The options could not load.', 'store-analytics')}{' '}
				<Button variant="link" onClick={retry}>
					{__('Try again', 'store-analytics')}
				</Button>
			</p>
		);
	}
	// A value that an extension or an old link names stays visible, though no option has it.
	const isUnknown = value !== '' && !options.some((option) => option.value === value);
	return (
		<SelectField
			className="woocommerce-filters-advanced__input"
			aria-label={config.labels.filter}
			aria-busy={status === 'loading'}
			disabled={status === 'loading'}
			options={isUnknown && status === 'ready' ? [...options, { value, label: value }] : options}
			value={value}
			onChange={onChange}
		/>
	);
}

function useOptions(config: AdvancedFilterConfig, onFetched: (options: readonly Choice[]) => void) {
	const { options, getOptions } = config.input;
	const [fetched, setFetched] = useState<readonly Choice[] | 'error' | null>(null);
	// Configs are made anew at each render; the options are asked for once.
	const ask = useLatestCallback(() => getOptions?.());
	const finish = useLatestCallback(onFetched);
	const isNeeded = !options && Boolean(getOptions) && fetched === null;
	useEffect(() => {
		if (!isNeeded) return undefined;
		let isCurrent = true;
		ask()?.then(
			(answer) => {
				if (!isCurrent) return;
				setFetched(answer);
				finish(answer);
			},
			() => isCurrent && setFetched('error'),
		);
		return () => {
			isCurrent = false;
		};
	}, [isNeeded, ask, finish]);
	const retry = () => setFetched(null);
	if (fetched === 'error') return { options: [], status: 'error' as const, retry };
	if (isNeeded) return { options: [], status: 'loading' as const, retry };
	return { options: options ?? fetched ?? [], status: 'ready' as const, retry };
}
