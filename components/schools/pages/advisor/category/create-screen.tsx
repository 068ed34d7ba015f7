'use client';

import { CategoryEditor } from '@/components/schools/category/category-editor';
import { newCategory } from '@/components/schools/category/category-form';

/** Adds a major. */
export const CategoryCreateScreen = () => <CategoryEditor category={newCategory} />;
