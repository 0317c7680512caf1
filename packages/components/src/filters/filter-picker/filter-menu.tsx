import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { AnimationSlider } from '../../layout/animation-slider/animation-slider';
import { Button, Icon, tabbableElements } from '../../primitives';
import { optionsAt, pathOf, type FilterOption, type ReportFilterConfig } from './filter-config';
import type { ChosenLabels } from './use-chosen-labels';
import { SearchOption } from './search-option';

interface FilterMenuProps {
	config: ReportFilterConfig;
	chosen: FilterOption | undefined;
	search: ChosenLabels;
	onSelect: (value: string, extra?: Readonly<Record<string, unknown>>) => void;
}

interface Place {
	path: readonly string[];
	direction: 'left' | 'right' | null;
}

/** The list with the chosen option, unless the dropdown begins with its first options. */
function firstPlace({ opensAtTop }: ReportFilterConfig, chosen: FilterOption | undefined): Place {
	return { path: opensAtTop ? [] : pathOf(chosen), direction: null };
}

/** The options of the dropdown. Those with sub-options slide to them, with an entry that slides back. */
export function FilterMenu({ config, chosen, search, onSelect }: FilterMenuProps) {
	const [place, setPlace] = useState(() => firstPlace(config, chosen));
	const goTo = (path: readonly string[], direction: 'left' | 'right') =>
		setPlace({ path, direction });
	return (
		<>
			<p className="woocommerce-filters-filter__content-title">
				{config.menuTitle ?? __('filter report to show:', 'store-analytics')}
			</p>
			<AnimationSlider
				animationKey={place.path.join('/')}
				animate={place.direction}
				onExited={focusFirst}
			>
				{() => {
					const { options, parent } = optionsAt(config, place.path);
					return (
						<ul className="woocommerce-filters-filter__content-list">
							{parent && (
								<li className="woocommerce-filters-filter__content-list-item">
									<Button
										className="woocommerce-filters-filter__button is-back"
										icon="chevron-start"
										onClick={() => goTo(place.path.slice(0, -1), 'right')}
									>
										{parent.label}
									</Button>
								</li>
							)}
							{options.map((option) => (
								<li
									key={option.value}
									className={clsx('woocommerce-filters-filter__content-list-item', {
										'is-selected': option.value === chosen?.value || isAbove(option, chosen),
									})}
								>
									{option.component === 'Search' && option.settings ? (
										<SearchOption
											option={{ ...option, settings: option.settings }}
											{...{ search, onSelect }}
											isChosen={option.value === chosen?.value}
											defaultValue={config.defaultValue}
										/>
									) : (
										<OptionButton
											option={option}
											isChosen={option.value === chosen?.value}
											onSelect={() => onSelect(option.value, option.query)}
											onEnter={() => goTo([...place.path, option.value], 'left')}
										/>
									)}
								</li>
							))}
						</ul>
					);
				}}
			</AnimationSlider>
		</>
	);
}

interface OptionButtonProps {
	option: FilterOption;
	isChosen: boolean;
	onSelect: () => void;
	onEnter: () => void;
}

function OptionButton({ option, isChosen, onSelect, onEnter }: OptionButtonProps) {
	const hasMore = Boolean(option.subFilters);
	return (
		<Button
			className="woocommerce-filters-filter__button"
			aria-current={isChosen || undefined}
			onClick={hasMore ? onEnter : onSelect}
		>
			<span>{option.label}</span>
			{hasMore && <Icon icon="chevron-end" />}
		</Button>
	);
}

function isAbove(option: FilterOption, chosen: FilterOption | undefined): boolean {
	return pathOf(chosen).includes(option.value);
}

/** The pressed entry has left with its list, so the focus moves to the new search box, else to the first entry. */
function focusFirst(slider: HTMLElement): void {
	if (slider.contains(document.activeElement)) return;
	const search = slider.querySelector<HTMLInputElement>('input:not([type="hidden"]):enabled');
	(search ?? tabbableElements(slider)[0])?.focus();
}
