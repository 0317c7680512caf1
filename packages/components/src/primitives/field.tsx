import type { ReactNode } from 'react';
import clsx from 'clsx';
import { VisuallyHidden } from './visually-hidden';
import './fields.css';

export interface FieldProps {
	/** The control's id. */
	id: string;
	label?: ReactNode;
	hideLabelFromVision?: boolean;
	help?: ReactNode;
	className?: string;
	children: ReactNode;
}

/** Label above, help below, WordPress's class names; the frame of every form control. The help's id is `<id>__help`. */
export function Field({ id, label, hideLabelFromVision, help, className, children }: FieldProps) {
	return (
		<div className={clsx('components-base-control', className)}>
			<div className="components-base-control__field">
				{label && (
					<label
						className={hideLabelFromVision ? undefined : 'components-base-control__label'}
						htmlFor={id}
					>
						{hideLabelFromVision ? <VisuallyHidden>{label}</VisuallyHidden> : label}
					</label>
				)}
				{children}
			</div>
			{help && (
				<p id={`${id}__help`} className="components-base-control__help">
					{help}
				</p>
			)}
		</div>
	);
}
