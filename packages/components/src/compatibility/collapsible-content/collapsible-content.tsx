import { useState, type ComponentProps } from 'react';
import clsx from 'clsx';
import { Icon, useInstanceId } from '../../primitives';
import './collapsible-content.css';

export interface CollapsibleContentProps extends ComponentProps<'div'> {
	/** Text of the button that shows and hides the content. */
	toggleText: string;
	/** Closed at first; true by default. */
	initialCollapsed?: boolean;
	/** Keeps the hidden content mounted, with its typed text. */
	persistRender?: boolean;
	/** Shown below the button, open or closed. */
	hintText?: string;
}

/** A button that shows and hides its content. */
export function CollapsibleContent({
	toggleText,
	hintText,
	initialCollapsed = true,
	persistRender = false,
	className,
	children,
	...rest
}: CollapsibleContentProps) {
	const [isCollapsed, setIsCollapsed] = useState(initialCollapsed);
	const toggleId = useInstanceId('woocommerce-collapsible-content__toggle');
	const contentId = useInstanceId('woocommerce-collapsible-content__content');
	const isThere = !isCollapsed || persistRender;
	return (
		<div {...rest} className={clsx('woocommerce-collapsible-content', className)}>
			<button
				type="button"
				id={toggleId}
				className="woocommerce-collapsible-content__toggle"
				aria-expanded={!isCollapsed}
				aria-controls={isThere ? contentId : undefined}
				onClick={() => setIsCollapsed(!isCollapsed)}
			>
				<span>{toggleText}</span>
				<Icon icon={isCollapsed ? 'chevron-down' : 'chevron-up'} size={16} />
			</button>
			{hintText && <p className="woocommerce-collapsible-content-hint">{hintText}</p>}
			{isThere && (
				<div hidden={isCollapsed}>
					{/* Not by `role`: WordPress's sheet has a rule for it. */}
					<section
						id={contentId}
						className="woocommerce-collapsible-content__content"
						aria-labelledby={toggleId}
					>
						{children}
					</section>
				</div>
			)}
		</div>
	);
}
