import type { ReactNode } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { MenuItem } from '../../layout/ellipsis-menu/menu-item';
import { MenuContent } from '../../layout/ellipsis-menu/menu-content';
import { Button, Dropdown } from '../../primitives';
import './split-button.css';

/** One of the further actions. */
export interface SplitButtonControl {
	label: string;
	icon?: ReactNode;
	onClick?: () => void;
}

export interface SplitButtonProps {
	isPrimary?: boolean;
	mainIcon?: ReactNode;
	mainLabel?: string;
	/** The main action. */
	onClick?: () => void;
	/** The name of the button that opens the further actions. */
	menuLabel?: string;
	controls?: readonly SplitButtonControl[];
	disabled?: boolean;
	className?: string;
}

/**
 * Shows a button with its main action, and an arrow beside it that opens a menu of further ones.
 * @example <SplitButton mainLabel="Save" menuLabel="More actions" onClick={save} controls={[{ label: 'Delete', onClick: remove }]} />
 */
export function SplitButton(props: SplitButtonProps) {
	const { isPrimary = false, mainIcon, mainLabel, onClick, disabled, className } = props;
	const { controls = [] } = props;
	const menuLabel = props.menuLabel || __('Select an action', 'store-analytics');
	const variant = isPrimary ? 'primary' : 'secondary';
	return (
		<div
			className={clsx('woocommerce-split-button', className, {
				'is-primary': isPrimary,
				'has-label': Boolean(mainLabel),
			})}
		>
			<Button
				className="woocommerce-split-button__main-action"
				{...{ variant, disabled }}
				onClick={() => onClick?.()}
			>
				{mainIcon}
				{mainLabel}
			</Button>
			{controls.length > 0 && (
				<Dropdown
					className="woocommerce-split-button__menu"
					contentClassName="woocommerce-split-button__menu-wrapper"
					placement="bottom-end"
					focusOnMount={false}
					renderToggle={({ isOpen, onToggle }) => (
						<Button
							className="woocommerce-split-button__menu-toggle"
							{...{ variant, disabled }}
							icon={isOpen ? 'chevron-up' : 'chevron-down'}
							label={menuLabel}
							aria-haspopup="menu"
							aria-expanded={isOpen}
							onClick={onToggle}
						/>
					)}
					renderContent={({ onClose }) => (
						<MenuContent label={menuLabel} role="menu">
							{controls.map(({ label, icon, onClick: act }) => (
								<MenuItem
									key={label}
									onInvoke={() => {
										onClose();
										act?.();
									}}
								>
									<span className="woocommerce-split-button__menu-item">
										{icon}
										{label}
									</span>
								</MenuItem>
							))}
						</MenuContent>
					)}
				/>
			)}
		</div>
	);
}
