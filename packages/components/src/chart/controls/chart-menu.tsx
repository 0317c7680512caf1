import { Fragment, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@store-analytics/navigation';
import { EllipsisMenu } from '../../layout/ellipsis-menu/ellipsis-menu';
import { MenuItem, MenuTitle } from '../../layout/ellipsis-menu/menu-item';
import { announce } from '../../primitives';
import type { ChartContents, CopyKind } from '../chart-contents';
import type { ChartProps } from '../chart-props';
import { copyChart } from '../copy/copy-chart';
import {
	choicesOfStacking,
	choicesOfValues,
	shownAs,
	STACKING_PARAM,
	stackingLabel,
	VALUES_PARAM,
	valuesLabel,
} from '../shown-as';

interface ChartMenuProps {
	readonly chart: ChartProps;
	readonly contents: ChartContents;
	/** There is then no drawing to copy. */
	readonly showsTable: boolean;
}

/** The menu with display modes, written to the address, and formats for copying the chart. */
export function ChartMenu({ chart, contents, showsTable }: ChartMenuProps) {
	const [message, copy] = useCopying(chart, contents);
	return (
		<>
			<EllipsisMenu
				className="woocommerce-chart__menu"
				label={__('Chart options', 'store-analytics')}
				renderContent={({ onClose }) => (
					<>
						{chart.menuItems?.(onClose)}
						{chart.showHeaderControls !== false && <ShownAsItems chart={chart} />}
						<MenuTitle>{__('Copy', 'store-analytics')}</MenuTitle>
						{copies(showsTable).map(({ kind, label }) => (
							<MenuItem
								key={kind}
								isClickable
								onInvoke={() => {
									onClose();
									void copy(kind);
								}}
							>
								{label}
							</MenuItem>
						))}
					</>
				)}
			/>
			{message !== '' && (
				<span className="woocommerce-chart__copied" aria-hidden="true">
					{message}
				</span>
			)}
		</>
	);
}

function ShownAsItems({ chart }: Pick<ChartMenuProps, 'chart'>) {
	const { path, query, interval = 'day' } = chart;
	const { values, stacking } = shownAs(chart);
	const choose = (param: string, value: string, usual: string) =>
		updateQueryString({ [param]: value === usual ? undefined : value }, path, query);
	const choices = [
		{
			title: __('Show', 'store-analytics'),
			items: choicesOfValues(chart).map((one) => ({
				label: valuesLabel(one, interval),
				checked: one === values,
				onInvoke: () => choose(VALUES_PARAM, one, 'values'),
			})),
		},
		{
			title: __('Arrange', 'store-analytics'),
			items: choicesOfStacking(chart).map((one) => ({
				label: stackingLabel(one),
				checked: one === stacking,
				onInvoke: () => choose(STACKING_PARAM, one, 'none'),
			})),
		},
	];
	return choices.map(
		({ title, items }) =>
			items.length > 0 && (
				<Fragment key={title}>
					<MenuTitle>{title}</MenuTitle>
					{items.map(({ label, ...item }) => (
						<MenuItem key={label} isRadio isClickable {...item}>
							{label}
						</MenuItem>
					))}
				</Fragment>
			),
	);
}

function copies(showsTable: boolean): { kind: CopyKind; label: string }[] {
	return [
		...(showsTable ? [] : [{ kind: 'picture' as const, label: __('Picture', 'store-analytics') }]),
		{ kind: 'csv', label: __('Values as CSV', 'store-analytics') },
		{ kind: 'markdown', label: __('Values as Markdown', 'store-analytics') },
	];
}

/** How long (ms) the confirmation of a copy stays. */
const MESSAGE_TIME = 4000;

function useCopying(chart: ChartProps, contents: ChartContents) {
	const [message, setMessage] = useState('');
	useEffect(() => {
		if (message === '') return undefined;
		const timer = setTimeout(() => setMessage(''), MESSAGE_TIME);
		return () => clearTimeout(timer);
	}, [message]);
	const tell = (sentence: string) => {
		setMessage(sentence);
		announce(sentence);
	};
	const copy = async (kind: CopyKind) => {
		try {
			tell(await copyChart(kind, chart, contents));
		} catch {
			tell(__('The browser did not allow copying.', 'store-analytics'));
		}
	};
	return [message, copy] as const;
}
