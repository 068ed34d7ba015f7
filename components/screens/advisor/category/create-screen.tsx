'use client';

import { CategoryEditor } from '@/components/category/category-editor';
import { newCategory } from '@/components/category/category-form';

/** Adds a major. */
export const CategoryCreateScreen = () => <CategoryEditor category={newCategory} />;
