import { useEffect, useMemo, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Placeholder, useStore } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import { updateQueryString } from '@store-analytics/navigation';
import type { ReportView } from '../../query/view';
import { chipsOf, type Chip } from './chips';
import './filter-chips.css';

interface FilterChipsProps {
	readonly view: Pick<ReportView, 'model' | 'path' | 'tools' | 'dropdownQuery'>;
}

/** The filters of the address, each with a button that removes it. */
export default function FilterChips({ view }: FilterChipsProps) {
	const { model, path, tools, dropdownQuery } = view;
	const chips = useMemo(() => chipsOf({ model, query: dropdownQuery }), [model, dropdownQuery]);
	const texts = useTexts(chips, tools.settings.dateFormat);
	const list = useRef<HTMLUListElement>(null);
	const shown = chips
		.map((chip) => ({ ...chip, text: texts[chip.key] }))
		.filter(({ text }) => text !== '');
	const remove = ({ without }: Pick<Chip, 'without'>, button: HTMLButtonElement) => {
		// The button goes, so the focus moves to the next one, or to the dropdown.
		const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
		const bar = list.current?.closest('.woocommerce-filters');
		const index = buttons.indexOf(button);
		const next = buttons[index + 1] ?? buttons[index - 1] ?? bar?.querySelector('button');
		updateQueryString(without, path, tools.query);
		next?.focus();
	};
	if (shown.length === 0) return null;
	return (
		<ul ref={list} className="sa-filter-chips" aria-label={__('Active filters', 'store-analytics')}>
			{shown.map(({ key, text, without }) => (
				<li key={key} className="sa-filter-chip">
					<span className="sa-filter-chip__text">{text ?? <Placeholder width="8em" />}</span>
					{text !== undefined && (
						<Button
							className="sa-filter-chip__remove"
							icon="close"
							iconSize={18}
							label={
								/* translators: %s: a filter, such as "Order status: Completed" */
								sprintf(__('Remove filter: %s', 'store-analytics'), text)
							}
							onClick={({ currentTarget }) => remove({ without }, currentTarget)}
						/>
					)}
				</li>
			))}
		</ul>
	);
}

/** Returns the known texts by key; names of items come from the shop. */
function useTexts(chips: readonly Chip[], dateFormat: string): Readonly<Record<string, string>> {
	const { currency } = useStore();
	const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
	useEffect(() => {
		let isWanted = true;
		const amount = (value: string) => currency.formatAmount(value);
		for (const { key, text } of chips) {
			void text({ dateFormat, amount }).then((found) => {
				if (isWanted) setTexts((known) => ({ ...known, [key]: decodeEntities(found) }));
			});
		}
		return () => {
			isWanted = false;
		};
	}, [chips, dateFormat, currency]);
	return texts;
}
