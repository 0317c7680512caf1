import { __ } from '@wordpress/i18n';
import { EllipsisMenu } from '../../layout/ellipsis-menu/ellipsis-menu';
import { MenuItem, MenuTitle } from '../../layout/ellipsis-menu/menu-item';
import type { Header } from '../types';

/** Further choices below the columns. */
export interface MenuChoices {
	title: string;
	choices: readonly { key: string; label: string; isChosen: boolean }[];
	onToggle: (key: string) => void;
}

interface ColumnMenuProps {
	headers: readonly Header[];
	shown: readonly string[];
	onToggle: (key: string) => void;
	further?: MenuChoices | undefined;
}

/** The menu that shows and hides columns (S2.other-widgets.6). */
export function ColumnMenu({ headers, shown, onToggle, further }: ColumnMenuProps) {
	const optional = headers.filter(({ required }) => !required);
	const usual = optional.filter(({ isOptIn }) => !isOptIn);
	const optIn = optional.filter(({ isOptIn }) => isOptIn);
	return (
		<EllipsisMenu
			className="woocommerce-table__menu"
			label={__('Choose which values to display', 'store-analytics')}
			renderContent={() => (
				<>
					<MenuTitle>{__('Columns:', 'store-analytics')}</MenuTitle>
					<ColumnItems headers={usual} {...{ shown, onToggle }} />
					{optIn.length > 0 && (
						<>
							<MenuTitle>{__('Further columns:', 'store-analytics')}</MenuTitle>
							<ColumnItems headers={optIn} {...{ shown, onToggle }} />
						</>
					)}
					{further && <FurtherChoices {...further} />}
				</>
			)}
		/>
	);
}

function ColumnItems({ headers, shown, onToggle }: Omit<ColumnMenuProps, 'further'>) {
	return headers.map(({ key, label }) => (
		<MenuItem
			key={key}
			isCheckbox
			isClickable
			checked={shown.includes(key)}
			onInvoke={() => onToggle(key)}
		>
			{label}
		</MenuItem>
	));
}

function FurtherChoices({ title, choices, onToggle }: MenuChoices) {
	return (
		<>
			<MenuTitle>{title}</MenuTitle>
			{choices.map(({ key, label, isChosen }) => (
				<MenuItem
					key={key}
					isCheckbox
					isClickable
					checked={isChosen}
					onInvoke={() => onToggle(key)}
				>
					{label}
				</MenuItem>
			))}
		</>
	);
}
