import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	fetchAttribute,
	fetchAttributeTerms,
	type Labelled,
} from '@store-analytics/rest-api/client';
import { Search } from '../../../inputs/search/search';
import { useLabels } from '../../../inputs/search/use-labels';
import { SelectField } from '../../../primitives';
import { LoadError } from '../../../feedback/load-error/load-error';
import type { RowInputProps } from './row-inputs';

const attributeLabels = async (id: string): Promise<Labelled[]> => [await fetchAttribute(id)];

/** Chooses a product attribute, then one of its terms (S4.attribute-filter.1-2). The value contains both ids. */
export function AttributeInput({ row, config, query, onChange }: RowInputProps) {
	const [attribute = '', term = ''] = Array.isArray(row.value) ? row.value : [];
	const { items, status, error, retry, learn } = useLabels(attribute, attributeLabels, query);
	return (
		<div
			className="woocommerce-filters-advanced__attribute woocommerce-filters-advanced__attribute-fieldset"
			data-awaited={status === 'loading' || undefined}
		>
			<Search
				className="woocommerce-filters-advanced__input woocommerce-search"
				type="attributes"
				multiple={false}
				aria-label={config.labels.filter}
				placeholder={config.labels.placeholder ?? __('Attribute name', 'store-analytics')}
				selected={status === 'ready' ? items : []}
				onChange={(picked) => {
					learn(picked);
					const chosen = picked.at(-1);
					onChange(chosen ? [String(chosen.key)] : undefined);
				}}
			/>
			{status === 'error' && (
				<LoadError
					className="woocommerce-filters-advanced__error"
					what={failureText()}
					error={error}
					onRetry={retry}
				/>
			)}
			{attribute !== '' && (
				<>
					<span
						className="woocommerce-filters-advanced__attribute-field-separator"
						aria-hidden="true"
					>
						=
					</span>
					<TermSelect
						key={attribute}
						attribute={attribute}
						term={term}
						onChange={(chosen) => onChange([attribute, chosen])}
					/>
				</>
			)}
		</div>
	);
}

const failureText = () => __('The attribute could not load.', 'store-analytics');

interface TermSelectProps {
	attribute: string;
	term: string;
	onChange: (term: string) => void;
}

function TermSelect({ attribute, term, onChange }: TermSelectProps) {
	const [terms, setTerms] = useState<readonly Labelled[] | null>(null);
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	const isLoading = terms === null && failure === null;
	useEffect(() => {
		if (!isLoading) return undefined;
		const controller = new AbortController();
		fetchAttributeTerms(attribute, controller.signal).then(setTerms, (error: unknown) => {
			if (!controller.signal.aborted) setFailure({ error });
		});
		return () => controller.abort();
	}, [attribute, isLoading]);
	if (failure) {
		return (
			<LoadError
				className="woocommerce-filters-advanced__error"
				what={failureText()}
				{...failure}
				onRetry={() => setFailure(null)}
			/>
		);
	}
	const choose = isLoading
		? __('Loading…', 'store-analytics')
		: __('Choose a value', 'store-analytics');
	const options = (terms ?? []).map(({ key, label }) => ({ value: String(key), label }));
	return (
		<SelectField
			className="woocommerce-filters-advanced__input"
			aria-label={__('Attribute value', 'store-analytics')}
			disabled={isLoading}
			value={options.some(({ value }) => value === term) ? term : ''}
			options={[{ value: '', label: choose, disabled: true }, ...options]}
			onChange={onChange}
		/>
	);
}
