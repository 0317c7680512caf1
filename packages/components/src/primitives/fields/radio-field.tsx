import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useInstanceId } from '../hooks/use-instance-id';
import './fields.css';

export interface RadioFieldOption {
	readonly value: string;
	readonly label: string;
	/** Shown below the label, and read out with it. */
	readonly description?: ReactNode;
}

export interface RadioFieldProps {
	/** Names the group; if missing, a surrounding element must name it. */
	readonly label?: string;
	readonly value: string;
	readonly options: readonly RadioFieldOption[];
	readonly className?: string;
	readonly onChange: (value: string) => void;
}

/**
 * Shows all options as radio buttons; none is chosen while `value` matches none.
 * @example <RadioField label="Compare" value="year" options={[{ value: 'year', label: 'Previous year' }]} onChange={setValue} />
 */
export function RadioField({ label, value, options, className, onChange }: RadioFieldProps) {
	const name = useInstanceId('radio-field');
	return (
		<div role="radiogroup" aria-label={label} className={clsx('sa-radio', className)}>
			{options.map((option, index) => {
				const id = `${name}-${index}`;
				return (
					<div key={option.value} className="sa-radio__option">
						<input
							id={id}
							type="radio"
							name={name}
							value={option.value}
							className="sa-radio__input"
							checked={option.value === value}
							aria-describedby={option.description ? `${id}__help` : undefined}
							onChange={() => onChange(option.value)}
						/>
						<label className="sa-radio__label" htmlFor={id}>
							{option.label}
						</label>
						{option.description && (
							<p id={`${id}__help`} className="sa-radio__description">
								{option.description}
							</p>
						)}
					</div>
				);
			})}
		</div>
	);
}
