import { __ } from '@wordpress/i18n';
import { MenuItem, TextField } from '@store-analytics/components';
import type { SectionControlsProps } from './section-props';

/** The end of every section's menu: its name, its place and its removal. */
export function SectionControls(props: SectionControlsProps) {
	const { onToggle, onMove, onRemove, isFirst, isLast } = props;
	const close = (act: () => void) => () => {
		act();
		onToggle?.();
	};
	return (
		<>
			<div className="woocommerce-ellipsis-menu__item">
				<TextField
					label={__('Section title', 'store-analytics')}
					value={props.titleInput}
					onChange={props.onTitleChange}
					onBlur={props.onTitleBlur}
				/>
			</div>
			<div className="woocommerce-dashboard-section-controls">
				{!isFirst && (
					<MenuItem isClickable onInvoke={close(() => onMove(-1))}>
						{__('Move up', 'store-analytics')}
					</MenuItem>
				)}
				{!isLast && (
					<MenuItem isClickable onInvoke={close(() => onMove(1))}>
						{__('Move down', 'store-analytics')}
					</MenuItem>
				)}
				<MenuItem isClickable onInvoke={close(onRemove)}>
					{__('Remove section', 'store-analytics')}
				</MenuItem>
			</div>
		</>
	);
}
