export { Card, CardSection, cardPaddings, type CardProps, type CardSectionProps } from './Card.tsx';
