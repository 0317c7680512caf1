import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '../layout/ellipsis-menu';
import type { Header } from './types';

interface ColumnMenuProps {
	headers: readonly Header[];
	shown: readonly string[];
	onToggle: (key: string) => void;
}

/** The menu that shows and hides columns (S2.other-widgets.6). */
export function ColumnMenu({ headers, shown, onToggle }: ColumnMenuProps) {
	const optional = headers.filter(({ required }) => !required);
	return (
		<EllipsisMenu
			className="woocommerce-table__menu"
			label={__('Choose which values to display', 'store-analytics')}
			renderContent={() => (
				<>
					<MenuTitle>{__('Columns:', 'store-analytics')}</MenuTitle>
					{optional.map(({ key, label }) => (
						<MenuItem
							key={key}
							isCheckbox
							isClickable
							checked={shown.includes(key)}
							onInvoke={() => onToggle(key)}
						>
							{label}
						</MenuItem>
					))}
				</>
			)}
		/>
	);
}
