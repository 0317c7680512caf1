import { forwardRef, type MouseEvent, type ReactNode, type Ref, type ComponentProps } from 'react';
import clsx from 'clsx';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Tooltip } from './layers/tooltip';
import './button.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	icon?: IconName;
	iconSize?: number;
	/** The name if there is no text, or another name than the text; shown as a tooltip of icon-only buttons. */
	label?: string;
	/** Keeps a disabled button focusable, so that a tooltip can explain it. */
	accessibleWhenDisabled?: boolean;
	isBusy?: boolean;
	isDestructive?: boolean;
	isPressed?: boolean;
	isSmall?: boolean;
	/** Turns it into a link. */
	href?: string;
	target?: string;
	children?: ReactNode;
}

/**
 * Shows a button (or, with `href`, a link) that looks like WordPress's. The ref is the element.
 * @example <Button variant="primary" onClick={save}>Save</Button>
 */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(
	function Button(props, ref) {
		const { variant, icon, iconSize, label, isBusy, isDestructive, isPressed, isSmall } = props;
		const { accessibleWhenDisabled, href, target, children, className, disabled, ...rest } =
			withoutLook(props);
		const hasText = children !== undefined && children !== null && children !== false;
		const common = {
			...rest,
			className: clsx(
				'sa-button',
				variant && `is-${variant}`,
				{ 'is-small': isSmall, 'is-busy': isBusy, 'is-pressed': isPressed },
				{ 'is-destructive': isDestructive, 'has-icon': icon, 'has-text': icon && hasText },
				className,
			),
			'aria-label': rest['aria-label'] ?? label,
			'aria-pressed': rest['aria-pressed'] ?? isPressed,
		};
		const content = (
			<>
				{icon && <Icon icon={icon} size={iconSize} />}
				{children}
			</>
		);
		const element =
			href !== undefined && !disabled ? (
				<a
					{...(common as ComponentProps<'a'>)} // the shared props are typed for the button
					ref={ref as Ref<HTMLAnchorElement>} // one ref type for both elements
					href={href}
					target={target}
				>
					{content}
				</a>
			) : (
				<button
					type="button"
					{...common}
					{...disabledState(disabled, accessibleWhenDisabled, common.onClick)}
					ref={ref as Ref<HTMLButtonElement>} // one ref type for both elements
				>
					{content}
				</button>
			);
		return label && icon && !hasText ? <Tooltip text={label}>{element}</Tooltip> : element;
	},
);

function withoutLook(props: ButtonProps) {
	const { variant, icon, iconSize, label, isBusy, isDestructive, isPressed, isSmall, ...rest } =
		props;
	void [variant, icon, iconSize, label, isBusy, isDestructive, isPressed, isSmall];
	return rest;
}

function disabledState(
	disabled: boolean | undefined,
	staysFocusable: boolean | undefined,
	onClick: ButtonProps['onClick'],
) {
	if (!disabled || !staysFocusable) return { disabled };
	const onlyStop = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
	return { 'aria-disabled': true, onClick: onClick && onlyStop };
}
