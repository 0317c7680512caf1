import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { updateQueryString, type Query } from '@store-analytics/navigation';
import { CompareButton } from '../../table/compare-button/compare-button';
import { Button } from '../../primitives';
import { LabelsError } from '../../inputs/search/labels-error';
import { Search, type SearchProps } from '../../inputs/search/search';
import { useLabels, type GetLabels } from '../../inputs/search/use-labels';
import { H, Section } from '../../section/section';
import './compare-filter.css';

export interface CompareFilterProps {
	/** Returns labels for the comma-joined ids in the address. */
	getLabels: GetLabels;
	/** Query parameter that holds the ids. */
	param: string;
	path: string;
	/** The type of Search for the compared items. */
	type: SearchProps['type'];
	labels?: { title?: string; placeholder?: string; update?: string; helpText?: string };
	query?: Query;
	autocompleter?: SearchProps['autocompleter'];
	/** Called when the comparison was updated. */
	onClick?: (ids: string) => void;
}

const NO_QUERY: Query = {};

/**
 * Shows the card that chooses items to compare. Update writes the choice into the address, and Clear all removes it
 * (S4.compare-filter.1).
 * @example <CompareFilter param="products" type="products" path="/analytics/products" query={query} getLabels={getLabels} labels={labels} />
 */
export function CompareFilter(props: CompareFilterProps) {
	const { getLabels, param, path, type, labels = {}, query = NO_QUERY, autocompleter } = props;
	const value = query[param];
	const inAddress = typeof value === 'string' ? value : '';
	const [draft, setDraft] = useState({ base: inAddress, keys: inAddress });
	// A change of the address (back, a link) wins over the draft.
	if (draft.base !== inAddress) setDraft({ base: inAddress, keys: inAddress });
	const { items, status, error, retry, learn } = useLabels(draft.keys, getLabels, query);

	const card = useRef<HTMLDivElement>(null);
	const clear = () => {
		// The button disappears with the items that it cleared.
		card.current?.querySelector('input')?.focus();
		write('');
	};
	const write = (keys: string) => {
		setDraft({ ...draft, keys });
		updateQueryString({ [param]: keys || undefined }, path, query);
	};
	return (
		<div ref={card} className="woocommerce-filters__compare woocommerce-card">
			<div className="woocommerce-filters__compare-header">
				<H className="woocommerce-card__title">{labels.title}</H>
			</div>
			<Section className="woocommerce-filters__compare-body">
				<Search
					type={type}
					autocompleter={autocompleter}
					selected={items}
					placeholder={labels.placeholder}
					aria-label={labels.placeholder ?? labels.title}
					inlineTags
					staticResults
					onChange={(chosen) => {
						learn(chosen);
						setDraft({ ...draft, keys: chosen.map(({ key }) => key).join(',') });
					}}
				/>
				{status === 'error' && <LabelsError error={error} onRetry={retry} />}
			</Section>
			<div className="woocommerce-filters__compare-footer">
				<CompareButton
					count={draft.keys === '' ? 0 : draft.keys.split(',').length}
					helpText={labels.helpText ?? ''}
					onClick={() => {
						write(draft.keys);
						props.onClick?.(draft.keys);
					}}
				>
					{labels.update ?? __('Compare', 'store-analytics')}
				</CompareButton>
				{draft.keys !== '' && (
					<Button variant="link" onClick={clear}>
						{__('Clear all', 'store-analytics')}
					</Button>
				)}
			</div>
		</div>
	);
}
