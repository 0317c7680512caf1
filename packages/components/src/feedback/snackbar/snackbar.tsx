import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { Button, useLatestCallback } from '../../primitives';
import './snackbar.css';

/** Milliseconds until a notice disappears (S2.other-widgets.14). */
const LIFETIME = 10_000;

export interface SnackbarAction {
	label: string;
	url?: string;
	/** Keeps the page and its typed text. */
	opensTab?: boolean;
	onClick?: () => void;
}

export interface SnackbarProps {
	children: ReactNode;
	status?: 'success' | 'error' | 'info' | 'warning';
	/** Identifies the content; the time starts again when it changes. By default the children. */
	contentKey?: string;
	/** Only the first is shown. */
	actions?: readonly SnackbarAction[];
	/** Stays until it is closed. */
	explicitDismiss?: boolean;
	/** Called when it was closed, its action was used, or its time ended. */
	onDismiss: () => void;
	className?: string;
}

/**
 * Shows a short notice for ten seconds, which pause while the pointer or the focus is on it (S2.other-widgets.14).
 * @example <Snackbar onDismiss={remove}>Saved</Snackbar>
 */
export function Snackbar(props: SnackbarProps) {
	const { children, status = 'info', actions = [], explicitDismiss = false, className } = props;
	const onDismiss = useLatestCallback(props.onDismiss);
	const [isHovered, setIsHovered] = useState(false);
	const [isFocused, setIsFocused] = useState(false);
	const content = props.contentKey ?? (typeof children === 'string' ? children : '');
	useCountdown(!explicitDismiss, isHovered || isFocused, content, onDismiss);
	const action = actions[0];
	return (
		<div
			className={clsx('sa-snackbar components-snackbar', `is-${status}`, className)}
			onMouseEnter={() => setIsHovered(true)}
			onMouseLeave={() => setIsHovered(false)}
			onFocus={() => setIsFocused(true)}
			onBlur={() => setIsFocused(false)}
		>
			<span className="sa-snackbar__content components-snackbar__content">{children}</span>
			{action && (
				<Button
					className="sa-snackbar__action"
					variant="link"
					href={action.url}
					target={action.opensTab ? '_blank' : undefined}
					onClick={() => {
						action.onClick?.();
						onDismiss();
					}}
				>
					{action.label}
				</Button>
			)}
			<Button
				className="sa-snackbar__dismiss"
				icon="close"
				label={__('Dismiss this notice', 'store-analytics')}
				onClick={onDismiss}
			/>
		</div>
	);
}

/** Calls `onEnd` after the time. A pause keeps the remaining time, and new content starts it again. */
function useCountdown(isOn: boolean, isPaused: boolean, content: string, onEnd: () => void): void {
	const left = useRef(LIFETIME);
	useEffect(() => {
		left.current = LIFETIME;
	}, [content]);
	useEffect(() => {
		if (!isOn || isPaused) return undefined;
		const start = Date.now();
		const timer = setTimeout(onEnd, left.current);
		return () => {
			clearTimeout(timer);
			left.current = Math.max(0, left.current - (Date.now() - start));
		};
	}, [isOn, isPaused, content, onEnd]);
}
