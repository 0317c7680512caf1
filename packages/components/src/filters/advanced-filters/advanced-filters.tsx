import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Currency, CurrencyConfig } from '@store-analytics/currency';
import type { Query } from '@store-analytics/navigation';
import { Link } from '../../layout/link/link';
import { Button, SelectField } from '../../primitives';
import { H, Section } from '../../section/section';
import { AddFilter } from './add-filter';
import type { AdvancedFiltersConfig } from './config';
import { FilterLine } from './filter-line';
import { interpolate } from './interpolate';
import type { Match } from './rows';
import { useFilterRows, type AdvancedFilterAction } from './use-filter-rows';
import './advanced-filters.css';

export interface AdvancedFiltersProps {
	config: AdvancedFiltersConfig;
	path: string;
	/** The shop's currency, or its settings, for amounts. */
	currency: Currency | Partial<CurrencyConfig>;
	query?: Query;
	onAdvancedFilterAction?: (action: AdvancedFilterAction, data?: unknown) => void;
	siteLocale?: string;
}

const NO_QUERY: Query = {};

/**
 * Shows the card of filters, all or any of which must match. The Filter button writes them into the address
 * (S2.advanced-filter-panel).
 * @example <AdvancedFilters path="/analytics/orders" query={query} config={config} currency={currency} />
 */
export function AdvancedFilters(props: AdvancedFiltersProps) {
	const { config, path, query = NO_QUERY, siteLocale = 'en_US', currency } = props;
	const onAction = props.onAdvancedFilterAction ?? (() => {});
	const panel = useFilterRows({ config, path, query, onAction });
	const [first] = useState(panel.newest);
	const add = useRef<HTMLDivElement>(null);
	return (
		<div className="woocommerce-filters-advanced woocommerce-card">
			<div className="woocommerce-filters-advanced__title-wrapper">
				<Title template={config.title} match={panel.match} onChange={panel.setMatch} />
			</div>
			<Section className="woocommerce-filters-advanced__body">
				{panel.rows.length > 0 && (
					<ul className="woocommerce-filters-advanced__list">
						{panel.rows.map((row) => {
							const filter = config.filters[row.key];
							return (
								filter && (
									<FilterLine
										key={row.id}
										{...{ row, query }}
										config={filter}
										currency={settingsOf(currency)}
										isEnglish={siteLocale.startsWith('en')}
										isNew={row.id > first && row.id === panel.newest}
										onChange={panel.change}
										onRemove={() => {
											panel.remove(row);
											add.current?.querySelector('button')?.focus();
										}}
									/>
								)
							);
						})}
					</ul>
				)}
				<div ref={add}>
					<AddFilter filters={config.filters} rows={panel.rows} onAdd={panel.add} />
				</div>
			</Section>
			<Footer panel={panel} onFilter={() => onAction('filter', { href: panel.href })} />
		</div>
	);
}

interface FooterProps {
	panel: ReturnType<typeof useFilterRows>;
	onFilter: () => void;
}

function Footer({ panel, onFilter }: FooterProps) {
	return (
		<div className="woocommerce-filters-advanced__controls">
			{panel.canFilter ? (
				<Link className="sa-button is-primary" href={panel.href} onClick={onFilter}>
					{__('Filter', 'store-analytics')}
				</Link>
			) : (
				<Button variant="primary" disabled>
					{__('Filter', 'store-analytics')}
				</Button>
			)}
			{panel.rows.length > 0 && (
				<Link href={panel.clearHref} onClick={panel.clear}>
					{__('Clear all filters', 'store-analytics')}
				</Link>
			)}
		</div>
	);
}

interface TitleProps {
	template: string;
	match: Match;
	onChange: (match: Match) => void;
}

function Title({ template, match, onChange }: TitleProps) {
	const select = (
		<SelectField
			className="woocommerce-filters-advanced__title-select"
			aria-label={__('Choose to apply any or all filters', 'store-analytics')}
			options={[
				{ value: 'all', label: __('All', 'store-analytics') },
				{ value: 'any', label: __('Any', 'store-analytics') },
			]}
			value={match}
			onChange={(value) => onChange(value === 'any' ? 'any' : 'all')}
		/>
	);
	return <H className="woocommerce-filters-advanced__title">{interpolate(template, { select })}</H>;
}

function settingsOf(currency: Currency | Partial<CurrencyConfig>): Partial<CurrencyConfig> {
	return 'getCurrencyConfig' in currency ? currency.getCurrencyConfig() : currency;
}
