export { Modal } from './modal';
export { useConfirm } from './use-confirm';
export { useModal } from './use-modal';
